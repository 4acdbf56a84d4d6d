ALTER TABLE `device` ADD `session_id` text REFERENCES session(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `device_session` ON `device` (`session_id`);--> statement-breakpoint
ALTER TABLE `user` ADD `push_notices` integer DEFAULT false NOT NULL;