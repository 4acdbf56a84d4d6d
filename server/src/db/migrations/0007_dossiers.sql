CREATE TABLE `contact` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`document_number` text NOT NULL,
	`record` text NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_owner_document` ON `contact` (`owner_id`,`document_number`);--> statement-breakpoint
CREATE TABLE `coordinate_validation` (
	`dossier_code` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`forced` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `dossier` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`applicant_document` text NOT NULL,
	`status` text NOT NULL,
	`status_since` integer NOT NULL,
	`due_at` integer,
	`registered_at` integer NOT NULL,
	`form` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `dossier_user` ON `dossier` (`user_id`,`registered_at`);--> statement-breakpoint
CREATE INDEX `dossier_due` ON `dossier` (`due_at`);--> statement-breakpoint
CREATE TABLE `dossier_bill` (
	`number` text PRIMARY KEY NOT NULL,
	`dossier_code` text NOT NULL,
	`document_number` text NOT NULL,
	`issued_at` integer NOT NULL,
	`concepts` text NOT NULL,
	`base_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`paid_at` integer,
	`method` text,
	`reference` text,
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dossier_bill_dossier` ON `dossier_bill` (`dossier_code`);--> statement-breakpoint
CREATE TABLE `dossier_communication` (
	`id` integer PRIMARY KEY NOT NULL,
	`dossier_code` text NOT NULL,
	`sent_at` integer NOT NULL,
	`status` text NOT NULL,
	`read` integer NOT NULL,
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dossier_communication_dossier` ON `dossier_communication` (`dossier_code`);--> statement-breakpoint
CREATE TABLE `dossier_document` (
	`dossier_code` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`type` text NOT NULL,
	`repository` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`dossier_code`, `id`),
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `dossier_event` (
	`id` integer PRIMARY KEY NOT NULL,
	`dossier_code` text NOT NULL,
	`at` integer NOT NULL,
	`status` text NOT NULL,
	`by` text NOT NULL,
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dossier_event_dossier` ON `dossier_event` (`dossier_code`);--> statement-breakpoint
CREATE TABLE `dossier_task` (
	`dossier_code` text NOT NULL,
	`status` text NOT NULL,
	`status_since` integer NOT NULL,
	`started_at` integer NOT NULL,
	PRIMARY KEY(`dossier_code`, `status`, `status_since`),
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `technical_sheet` (
	`dossier_code` text PRIMARY KEY NOT NULL,
	`sheet` text NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
