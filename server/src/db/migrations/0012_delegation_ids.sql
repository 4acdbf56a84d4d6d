PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_delegation` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cups` text NOT NULL,
	`delegate_id` integer NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`end_told` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`delegate_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_delegation`("id", "cups", "delegate_id", "role", "status", "starts_at", "ends_at", "end_told") SELECT "id", "cups", "delegate_id", "role", "status", "starts_at", "ends_at", "end_told" FROM `delegation`;--> statement-breakpoint
DROP TABLE `delegation`;--> statement-breakpoint
ALTER TABLE `__new_delegation` RENAME TO `delegation`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `delegation_delegate` ON `delegation` (`delegate_id`);--> statement-breakpoint
CREATE INDEX `delegation_cups` ON `delegation` (`cups`);