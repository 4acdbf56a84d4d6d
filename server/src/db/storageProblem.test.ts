import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

/** Only root may mount a disk that is small enough to be filled. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && canMount()

test.runIf(mayMount)(
  'reports not ready when its disk has no room for an ordinary call, and then ready again',
  async () => {
    const disk = smallDisk()
    const { http } = await testApi({ DATABASE: join(disk, 'world.sqlite') })
    await http().get('/ready').expect(200)
    const { bavail, bsize } = statfsSync(disk)
    // What is left takes the few pages of the probe, and no file of a customer.
    writeFileSync(join(disk, 'others'), Buffer.alloc(bavail * bsize - 300 * 1024))
    const { body } = await http().get('/ready').expect(503)
    expect(body.reason).toMatch(/^The disk of the database .* is full\. /)
    rmSync(join(disk, 'others'))
    await http().get('/ready').expect(200)
  },
)

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function smallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
