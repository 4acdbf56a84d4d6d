CREATE TABLE `persona` (
	`key` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`user_id` integer NOT NULL,
	`roles` text NOT NULL,
	`situation` text NOT NULL,
	`lands_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `captcha_use` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `challenge` (
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`code_hash` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	PRIMARY KEY(`purpose`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `redirect_login` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`actor_id` integer,
	`stage` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`refreshed_at` integer NOT NULL,
	`authenticated_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_refreshHash_unique` ON `session` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `spent_refresh` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`spent_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `master_data` (
	`master` text NOT NULL,
	`language` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`master`, `language`, `key`)
);
--> statement-breakpoint
CREATE TABLE `push_notification` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`at` integer NOT NULL,
	`read` integer NOT NULL,
	`title_es` text NOT NULL,
	`title_gl` text NOT NULL,
	`title_en` text NOT NULL,
	`body_es` text NOT NULL,
	`body_gl` text NOT NULL,
	`body_en` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_notification_user` ON `push_notification` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `service_request` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`typology` text NOT NULL,
	`subtypology` text NOT NULL,
	`subject` text NOT NULL,
	`cups` text,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`read` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `service_request_user` ON `service_request` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `custom_data` (
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`icon` text NOT NULL,
	PRIMARY KEY(`user_id`, `type`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `delegation` (
	`id` integer PRIMARY KEY NOT NULL,
	`cups` text NOT NULL,
	`delegate_id` integer NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`delegate_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `delegation_delegate` ON `delegation` (`delegate_id`);--> statement-breakpoint
CREATE TABLE `supply_point` (
	`cups` text PRIMARY KEY NOT NULL,
	`holder_id` integer NOT NULL,
	`meter_id` text NOT NULL,
	`address_id` text NOT NULL,
	`street` text NOT NULL,
	`town` text NOT NULL,
	`province` text NOT NULL,
	`postal_code` text NOT NULL,
	`generator` integer NOT NULL,
	`cau` text,
	`tariff` text NOT NULL,
	`contracted_watts` text NOT NULL,
	`usage` text NOT NULL,
	`annual_kwh` real NOT NULL,
	`solar_kwp` real NOT NULL,
	`climate` text NOT NULL,
	`data_from` text NOT NULL,
	FOREIGN KEY (`holder_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supply_point_meterId_unique` ON `supply_point` (`meter_id`);--> statement-breakpoint
CREATE INDEX `supply_point_holder` ON `supply_point` (`holder_id`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`subject_id` integer NOT NULL,
	`operation` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`,`at`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` integer PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`document_type` text NOT NULL,
	`name` text NOT NULL,
	`surname` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`language` text NOT NULL,
	`roles` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_changed_at` integer NOT NULL,
	`gdpr_accepted` integer NOT NULL,
	`activated` integer NOT NULL,
	`blocked` integer NOT NULL,
	`locked_until` integer NOT NULL,
	`failed_attempts` integer NOT NULL,
	`mfa_enabled` integer NOT NULL,
	`mfa_channel` text NOT NULL,
	`mfa_phone` text NOT NULL,
	`mfa_configured` integer NOT NULL,
	`mfa_mandatory` integer NOT NULL,
	`login_detour` text NOT NULL,
	`alert_channel` text NOT NULL,
	`alert_from` text NOT NULL,
	`alert_to` text NOT NULL,
	`alert_from_special` text NOT NULL,
	`alert_to_special` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_document_unique` ON `user` (`document`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);