import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { isWellFormed, makeOwnProjects, problemsOf } from './projects.ts'

const app = { appId: 'gal.acometida.area', appName: 'Acometida', host: 'area.example' }
const res = 'android/app/src/main/res'
const assets = 'ios/App/App/Assets.xcassets'
const dark = [11, 58, 69, 255]
const light = [250, 250, 250, 255]
const icons = { own: square(8, light), full: square(8, dark) }

function square(width: number, colour: readonly number[], height = width): PNG {
  const picture = new PNG({ width, height })
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set(colour, at)
  return picture
}

/** Short versions of the template files that are changed, as Capacitor's command leaves them. */
function templates(): string {
  const folder = mkdtempSync(join(tmpdir(), 'native-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const grey = [120, 120, 120, 255]
  const build = `INFOPLIST_FILE = App/Info.plist;\nPRODUCT_BUNDLE_IDENTIFIER = ${app.appId};\n`
  const files: Record<string, string | Buffer> = {
    'android/app/build.gradle': `applicationId "${app.appId}"`,
    'android/app/src/main/AndroidManifest.xml': `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
  <application android:allowBackup="true"><activity android:name=".MainActivity"></activity></application>
  <uses-permission android:name="android.permission.INTERNET" />
</manifest>`,
    [`${res}/values/strings.xml`]: `<resources><string name="app_name">${app.appName}</string><string name="custom_url_scheme">${app.appId}</string></resources>`,
    [`${res}/values/ic_launcher_background.xml`]: '<resources><color name="ground">#FFFFFF</color></resources>',
    [`${res}/mipmap-hdpi/ic_launcher.png`]: PNG.sync.write(square(12, grey)),
    [`${res}/mipmap-hdpi/ic_launcher_round.png`]: PNG.sync.write(square(14, grey)),
    [`${res}/mipmap-hdpi/ic_launcher_foreground.png`]: PNG.sync.write(square(18, grey)),
    [`${res}/drawable/splash.png`]: PNG.sync.write(square(30, grey, 20)),
    'ios/App/App/Info.plist': `<plist version="1.0">\n<dict>\n<key>CFBundleDisplayName</key><string>${app.appName}</string>\n</dict>\n</plist>`,
    'ios/App/App.xcodeproj/project.pbxproj': build + build,
    [`${assets}/AppIcon.appiconset/Contents.json`]: '{"images":[{"filename":"icon.png","size":"16x16"}]}',
    [`${assets}/AppIcon.appiconset/icon.png`]: PNG.sync.write(square(16, grey)),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

test('makes projects whose links, permissions, ids and icons agree, unlike the templates', () => {
  const folder = templates()
  expect(problemsOf(folder, app)).toHaveLength(12)
  makeOwnProjects(folder, app, icons)
  expect(problemsOf(folder, app)).toEqual([])
  const manifest = readFileSync(join(folder, 'android/app/src/main/AndroidManifest.xml'), 'utf8')
  expect(manifest).toContain('android:allowBackup="false"')
  expect(manifest).toMatch(
    /autoVerify="true">[^]*?BROWSABLE[^]*?scheme="https"[^]*?host="area\.example" \/>\s*<\/intent/,
  )
})

test.each([
  ['another host', { host: 'other.example' }, 2],
  ['another id', { appId: 'gal.other' }, 4],
  ['another name', { appName: 'Other' }, 2],
])('finds problems in projects of %s', (_what, change, problems) => {
  const folder = templates()
  makeOwnProjects(folder, app, icons)
  expect(problemsOf(folder, { ...app, ...change })).toHaveLength(problems)
})

test('gives each picture the size of the one it replaces and the icon of its place', () => {
  const folder = templates()
  makeOwnProjects(folder, app, icons)
  const read = (name: string) => PNG.sync.read(readFileSync(join(folder, name)))
  const at = ({ data, width }: PNG, x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)]
  const own = read(`${res}/mipmap-hdpi/ic_launcher.png`)
  expect([own.width, at(own, 6, 6)]).toEqual([12, light])
  const round = read(`${res}/mipmap-hdpi/ic_launcher_round.png`)
  expect([round.width, at(round, 7, 7), at(round, 0, 0)[3]]).toEqual([14, dark, 0])
  const foreground = read(`${res}/mipmap-hdpi/ic_launcher_foreground.png`)
  expect([foreground.width, at(foreground, 9, 9), at(foreground, 0, 0)]).toEqual([18, dark, dark])
  const splash = read(`${res}/drawable/splash.png`)
  expect([splash.width, splash.height, at(splash, 0, 0)]).toEqual([30, 20, dark])
  expect(at(read(`${assets}/AppIcon.appiconset/icon.png`), 3, 3)).toEqual(dark)
  expect(readFileSync(join(folder, res, 'values/ic_launcher_background.xml'), 'utf8')).toContain('#0B3A45')
})

test('reports an icon of another size than its list names', () => {
  const folder = templates()
  makeOwnProjects(folder, app, icons)
  writeFileSync(join(folder, assets, 'AppIcon.appiconset/icon.png'), PNG.sync.write(square(15, dark)))
  expect(problemsOf(folder, app)).toEqual(['icon.png is 15x15, and not 16x16.'])
})

test('stops at a template that has changed', () => {
  const folder = templates()
  writeFileSync(join(folder, 'android/app/src/main/AndroidManifest.xml'), '<manifest></manifest>')
  expect(() => makeOwnProjects(folder, app, icons)).toThrow('The template has 0 times </activity>, and not once.')
})

test.each(['<a><b></a></b>', '<a>', '<a b=c/>', '<a>& b</a>', ''])('rejects %s as XML', (xml) => {
  expect(isWellFormed(xml)).toBe(false)
})
