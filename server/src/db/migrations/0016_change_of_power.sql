ALTER TABLE `supply_point` ADD `former_watts` text;--> statement-breakpoint
ALTER TABLE `supply_point` ADD `powers_since` text;