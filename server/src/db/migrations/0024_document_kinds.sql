PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_dossier_document` (
	`dossier_code` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`format` text NOT NULL,
	`type` text NOT NULL,
	`repository` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`dossier_code`, `id`, `type`),
	FOREIGN KEY (`dossier_code`) REFERENCES `dossier`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_dossier_document`("dossier_code", "id", "name", "format", "type", "repository", "at") SELECT "dossier_code", "id", "name", "format", "type", "repository", "at" FROM `dossier_document`;--> statement-breakpoint
DROP TABLE `dossier_document`;--> statement-breakpoint
ALTER TABLE `__new_dossier_document` RENAME TO `dossier_document`;--> statement-breakpoint
PRAGMA foreign_keys=ON;