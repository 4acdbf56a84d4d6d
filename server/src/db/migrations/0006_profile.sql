ALTER TABLE `link` ADD `email` text;--> statement-breakpoint
ALTER TABLE `user` ADD `alert_recipient` text;