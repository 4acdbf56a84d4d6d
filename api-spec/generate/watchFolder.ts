import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Calls back for each file below a folder that is saved, created, moved or removed, with its path inside the folder,
 * until the returned function is called. Neither links nor `node_modules` are followed: an installation makes thousands
 * of files, and links that lead round in circles. On Linux every folder has its own watcher, new ones included: Node's
 * recursive watcher loses a file that an editor replaces (Node 20).
 */
export function watchFolder(
  folder: string,
  onChange: (file: string) => void,
  platform: NodeJS.Platform = process.platform,
): () => void {
  if (platform !== 'linux') {
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (file !== null && !isInstalled(file)) onChange(file)
    })
    return () => watcher.close()
  }
  const watchers = new Map<string, FSWatcher>()
  const look = (inside: string): void => {
    const watcher = watch(join(folder, inside), (event, name) => {
      if (name !== null) changed(join(inside, name), event === 'rename')
    })
    watchers.set(
      inside,
      watcher.on('error', () => watcher.close()),
    )
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true }))
      if (entry.isDirectory() && !isInstalled(entry.name)) look(join(inside, entry.name))
  }
  const forget = (path: string): void => {
    for (const [inside, watcher] of watchers)
      if (inside === path || inside.startsWith(path + sep)) {
        watcher.close()
        watchers.delete(inside)
      }
  }
  const changed = (path: string, cameOrWent: boolean): void => {
    if (isInstalled(path)) return
    if (!lstatSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory()) {
      forget(path)
      return onChange(path)
    }
    if (!cameOrWent) return
    // A new folder with the same name is another folder, which the old watchers do not see.
    forget(path)
    look(path)
    for (const name of readdirSync(join(folder, path))) changed(join(path, name), true)
  }
  look('')
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

function isInstalled(path: string): boolean {
  return path.split(sep).includes('node_modules')
}
