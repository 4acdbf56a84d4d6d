CREATE TABLE `membership` (
	`manager_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`type` text NOT NULL,
	PRIMARY KEY(`manager_id`, `member_id`),
	FOREIGN KEY (`manager_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `membership_member` ON `membership` (`member_id`);--> statement-breakpoint
CREATE TABLE `invitation` (
	`hash` text PRIMARY KEY NOT NULL,
	`document` text NOT NULL,
	`name` text NOT NULL,
	`surname` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`user_type` text NOT NULL,
	`language` text NOT NULL,
	`by_mail` integer NOT NULL,
	`by_sms` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`request_code` text,
	`request_error` text
);
--> statement-breakpoint
CREATE INDEX `invitation_document` ON `invitation` (`document`);--> statement-breakpoint
ALTER TABLE `audit` ADD `cod_result` text DEFAULT '0000' NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `disabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `registered_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `last_login_at` integer;