CREATE TABLE `alert` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`cups` text NOT NULL,
	`channel` text NOT NULL,
	`active` integer NOT NULL,
	`recipient` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`from_special` text NOT NULL,
	`to_special` text NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_user` ON `alert` (`user_id`);--> statement-breakpoint
CREATE INDEX `alert_cups` ON `alert` (`cups`);--> statement-breakpoint
CREATE TABLE `device` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`push_token` text NOT NULL,
	`platform` text NOT NULL,
	`os_version` text NOT NULL,
	`virtual` integer NOT NULL,
	`registered_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `device_user` ON `device` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`stars` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `outage` (
	`code` text PRIMARY KEY NOT NULL,
	`planned` integer NOT NULL,
	`postal_code` text,
	`cups` text,
	`cause` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`announced` integer NOT NULL,
	`begin_told` integer NOT NULL,
	`end_told` integer NOT NULL,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outage_postal_code` ON `outage` (`postal_code`);--> statement-breakpoint
CREATE INDEX `outage_cups` ON `outage` (`cups`);--> statement-breakpoint
CREATE TABLE `warning` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`cups` text NOT NULL,
	`outage_code` text NOT NULL,
	`kind` text NOT NULL,
	`comment` text NOT NULL,
	`phone` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`cups`) REFERENCES `supply_point`(`cups`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`outage_code`) REFERENCES `outage`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `warning_user` ON `warning` (`user_id`);--> statement-breakpoint
CREATE TABLE `custom_note` (
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`key` text NOT NULL,
	`data` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `type`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `whitelist` (
	`feature` text NOT NULL,
	`document` text NOT NULL,
	PRIMARY KEY(`feature`, `document`)
);
--> statement-breakpoint
CREATE TABLE `url_message` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`admin_id` integer,
	`category` text NOT NULL,
	`detail` text NOT NULL,
	`url` text NOT NULL,
	`channel` text,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `url_message_sent` ON `url_message` (`sent_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_supply_point` (
	`cups` text PRIMARY KEY NOT NULL,
	`holder_id` integer,
	`contract_document` text,
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
INSERT INTO `__new_supply_point`("cups", "holder_id", "contract_document", "meter_id", "address_id", "street", "town", "province", "postal_code", "generator", "cau", "tariff", "contracted_watts", "usage", "annual_kwh", "solar_kwp", "climate", "data_from") SELECT "cups", "holder_id", NULL, "meter_id", "address_id", "street", "town", "province", "postal_code", "generator", "cau", "tariff", "contracted_watts", "usage", "annual_kwh", "solar_kwp", "climate", "data_from" FROM `supply_point`;--> statement-breakpoint
DROP TABLE `supply_point`;--> statement-breakpoint
ALTER TABLE `__new_supply_point` RENAME TO `supply_point`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `supply_point_meterId_unique` ON `supply_point` (`meter_id`);--> statement-breakpoint
CREATE INDEX `supply_point_holder` ON `supply_point` (`holder_id`);--> statement-breakpoint
ALTER TABLE `delegation` ADD `end_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `delegation_cups` ON `delegation` (`cups`);