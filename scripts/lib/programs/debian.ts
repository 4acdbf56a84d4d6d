import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs the first of these Debian packages that exists. Returns false if the system is not Debian, or the user is
 * not its administrator.
 */
export function installDebian(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing the Debian package ${packages.join(', or else ')}`)
  const run = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  return run('update') && packages.some((name) => run('install', '-y', '--no-install-recommends', name))
}
