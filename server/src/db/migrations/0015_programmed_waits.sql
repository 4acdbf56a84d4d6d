ALTER TABLE `programmed_query` ADD `waits_until` integer;--> statement-breakpoint
ALTER TABLE `programmed_read` ADD `waits_until` integer;