-- The words of names, by which staff find users; kept by triggers. A migration that makes the table user anew makes these anew as well.
CREATE VIRTUAL TABLE `user_name` USING fts5(`name`, `surname`, content='user', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='3');
--> statement-breakpoint
CREATE TRIGGER `user_name_insert` AFTER INSERT ON `user` BEGIN
  INSERT INTO `user_name`(rowid, `name`, `surname`) VALUES (new.`id`, new.`name`, new.`surname`);
END;
--> statement-breakpoint
CREATE TRIGGER `user_name_delete` AFTER DELETE ON `user` BEGIN
  INSERT INTO `user_name`(`user_name`, rowid, `name`, `surname`) VALUES ('delete', old.`id`, old.`name`, old.`surname`);
END;
--> statement-breakpoint
CREATE TRIGGER `user_name_update` AFTER UPDATE OF `name`, `surname` ON `user` BEGIN
  INSERT INTO `user_name`(`user_name`, rowid, `name`, `surname`) VALUES ('delete', old.`id`, old.`name`, old.`surname`);
  INSERT INTO `user_name`(rowid, `name`, `surname`) VALUES (new.`id`, new.`name`, new.`surname`);
END;
--> statement-breakpoint
INSERT INTO `user_name`(`user_name`) VALUES ('rebuild');
