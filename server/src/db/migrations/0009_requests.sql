CREATE TABLE `service_request_counter` (
	`year` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `service_request_counter` (`year`, `last`) SELECT substr(`code`, 3, 4), max(cast(substr(`code`, 7) AS integer)) FROM `service_request` GROUP BY 1;
