PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_warning` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`cups` text,
	`outage_code` text NOT NULL,
	`kind` text NOT NULL,
	`comment` text NOT NULL,
	`phone` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`outage_code`) REFERENCES `outage`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_warning`("id", "user_id", "cups", "outage_code", "kind", "comment", "phone", "at") SELECT "id", "user_id", "cups", "outage_code", "kind", "comment", "phone", "at" FROM `warning`;--> statement-breakpoint
DROP TABLE `warning`;--> statement-breakpoint
ALTER TABLE `__new_warning` RENAME TO `warning`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `warning_user` ON `warning` (`user_id`);--> statement-breakpoint
CREATE INDEX `warning_outage` ON `warning` (`outage_code`);