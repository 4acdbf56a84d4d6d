import { bringSqlite, isInstalled } from './lib/install.mjs'

/** Brings the SQLite of this Node, which `npm test` does beside its checks. What it prints says why it could not. */
if (!isInstalled()) await bringSqlite()
