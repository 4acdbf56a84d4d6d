CREATE TABLE `outage_estimate` (
	`outage_code` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	`said` integer NOT NULL,
	PRIMARY KEY(`outage_code`, `at`),
	FOREIGN KEY (`outage_code`) REFERENCES `outage`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outage_estimate_due` ON `outage_estimate` (`said`,`at`);--> statement-breakpoint
ALTER TABLE `outage` ADD `affected` integer;