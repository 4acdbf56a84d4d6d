ALTER TABLE `dossier` ADD `resulting_cups` text;--> statement-breakpoint
ALTER TABLE `supply_point` ADD `connected_on` text;