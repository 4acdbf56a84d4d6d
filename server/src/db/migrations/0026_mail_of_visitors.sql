PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_mail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`email` text,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`stars` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mail`("id", "user_id", "template", "subject", "text", "stars", "at") SELECT "id", "user_id", "template", "subject", "text", "stars", "at" FROM `mail`;--> statement-breakpoint
DROP TABLE `mail`;--> statement-breakpoint
ALTER TABLE `__new_mail` RENAME TO `mail`;--> statement-breakpoint
PRAGMA foreign_keys=ON;