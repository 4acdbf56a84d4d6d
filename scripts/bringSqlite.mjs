import { bringSqlite, isInstalled } from './lib/install.mjs'

/** Installs the SQLite of this Node, which `npm test` does beside its checks. Its output says why it failed. */
if (!isInstalled(true)) await bringSqlite(true)
