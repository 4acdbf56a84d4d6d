CREATE TABLE `document` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`request_code` text,
	`dossier_number` text,
	`cups` text,
	`repository` text NOT NULL,
	`name` text NOT NULL,
	`mime_type` text NOT NULL,
	`kind` text NOT NULL,
	`size` integer NOT NULL,
	`content` blob NOT NULL,
	`uploaded_at` integer NOT NULL,
	`handed_in` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`request_code`) REFERENCES `service_request`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_user` ON `document` (`user_id`,`uploaded_at`);--> statement-breakpoint
CREATE INDEX `document_request` ON `document` (`request_code`);--> statement-breakpoint
CREATE TABLE `payment` (
	`order` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`payer` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`holder_document` text NOT NULL,
	`dossier_number` text,
	`phone` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_idempotency` ON `payment` (`payer`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `payment_user` ON `payment` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_state` ON `payment` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_item` (
	`order` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`live` integer NOT NULL,
	PRIMARY KEY(`order`, `kind`, `number`),
	FOREIGN KEY (`order`) REFERENCES `payment`(`order`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_item_live` ON `payment_item` (`kind`,`number`) WHERE "payment_item"."live" = 1;--> statement-breakpoint
CREATE TABLE `service_request_event` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`at` integer NOT NULL,
	`event` text NOT NULL,
	`comment` text NOT NULL,
	FOREIGN KEY (`code`) REFERENCES `service_request`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `service_request_event_code` ON `service_request_event` (`code`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_service_request` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`status` text NOT NULL,
	`typology` text NOT NULL,
	`subtypology` text NOT NULL,
	`subject` text NOT NULL,
	`cups` text,
	`dossier_number` text,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`next_step_at` integer,
	`read` integer NOT NULL,
	`document_number` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`surname` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`landline` text DEFAULT '' NOT NULL,
	`cellphone` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_service_request`("code", "user_id", "status", "typology", "subtypology", "subject", "cups", "dossier_number", "created_at", "closed_at", "next_step_at", "read", "document_number", "name", "surname", "email", "landline", "cellphone") SELECT "code", "user_id", "status", "typology", "subtypology", "subject", "cups", NULL, "created_at", "closed_at", CASE "status" WHEN 'EN CURSO' THEN "created_at" + 604800000 END, "read", (SELECT "document" FROM `user` WHERE `user`."id" = "user_id"), '', '', '', '', '' FROM `service_request`;--> statement-breakpoint
DROP TABLE `service_request`;--> statement-breakpoint
ALTER TABLE `__new_service_request` RENAME TO `service_request`;--> statement-breakpoint
INSERT INTO `service_request_event`("code", "at", "event", "comment") SELECT "code", "created_at", 'CREATED', "subject" FROM `service_request`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `service_request_user` ON `service_request` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `service_request_document` ON `service_request` (`document_number`);--> statement-breakpoint
CREATE INDEX `service_request_next_step` ON `service_request` (`next_step_at`);--> statement-breakpoint
ALTER TABLE `user` ADD `payment_bridge` integer DEFAULT false NOT NULL;