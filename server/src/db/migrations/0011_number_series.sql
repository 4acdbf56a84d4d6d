CREATE TABLE `number_series` (
	`series` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `number_series` (`series`, `last`) SELECT 'SR' || `year`, `last` FROM `service_request_counter`;
--> statement-breakpoint
INSERT INTO `number_series` (`series`, `last`) SELECT substr(`code`, 1, 7), max(cast(substr(`code`, 8) AS integer)) FROM `dossier` GROUP BY 1;
--> statement-breakpoint
DROP TABLE `service_request_counter`;
