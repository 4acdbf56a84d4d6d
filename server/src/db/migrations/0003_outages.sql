ALTER TABLE `delegation` ADD `end_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `delegation_cups` ON `delegation` (`cups`);