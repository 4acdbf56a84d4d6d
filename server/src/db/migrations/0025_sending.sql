CREATE TABLE `sending` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sending_key` ON `sending` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `sending_at` ON `sending` (`at`);