CREATE TABLE `bill_payment` (
	`number` text PRIMARY KEY NOT NULL,
	`paid_at` integer NOT NULL,
	`method` text NOT NULL,
	`reference` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `digital_billing_company` (
	`document_number` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`platform` text NOT NULL,
	`accounting_office` text,
	`managing_body` text,
	`processing_unit` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digital_billing_company_processingUnit_unique` ON `digital_billing_company` (`processing_unit`);--> statement-breakpoint
CREATE TABLE `monthly_run` (
	`name` text PRIMARY KEY NOT NULL,
	`month` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `self_paid_supply` (
	`cups` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `programmed_query` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`cups` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	`type` text NOT NULL,
	`value` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `programmed_query_user` ON `programmed_query` (`user_id`,`cups`);--> statement-breakpoint
CREATE INDEX `programmed_query_due` ON `programmed_query` (`done_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `programmed_read` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`cups` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	`origin` text NOT NULL,
	`registers` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `programmed_read_user` ON `programmed_read` (`user_id`,`cups`);--> statement-breakpoint
CREATE INDEX `programmed_read_due` ON `programmed_read` (`done_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `reconnection` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cups` text NOT NULL,
	`requested_at` integer NOT NULL,
	`user_id` integer NOT NULL,
	`outcome` text NOT NULL,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reconnection_cups` ON `reconnection` (`cups`,`id`);--> statement-breakpoint
CREATE TABLE `tripped_switch` (
	`cups` text PRIMARY KEY NOT NULL,
	`tripped_at` integer NOT NULL,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade
);
