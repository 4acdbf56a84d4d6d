CREATE TABLE `answered_call` (
	`user_id` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`message_id` text NOT NULL,
	`operation` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`cod_result` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `actor_id`, `message_id`, `operation`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `answered_call_at` ON `answered_call` (`at`);