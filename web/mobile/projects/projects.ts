import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PNG } from 'pngjs'
import { androidManifest, type App, entitlements, infoPlist, xcodeProject } from './manifests.ts'
import { type Icons, pictureInPlaceOf } from './pictures.ts'

const manifest = 'android/app/src/main/AndroidManifest.xml'
const resources = 'android/app/src/main/res'
const plist = 'ios/App/App/Info.plist'
const project = 'ios/App/App.xcodeproj/project.pbxproj'
const rights = 'ios/App/App/App.entitlements'
const assets = 'ios/App/App/Assets.xcassets'

/** Turns the template projects of Capacitor in `folder` into those of the app. */
export function makeOwnProjects(folder: string, app: App, icons: Icons): void {
  const change = (file: string, changed: (text: string) => string) =>
    writeFileSync(join(folder, file), changed(readFileSync(join(folder, file), 'utf8')))
  change(manifest, (text) => androidManifest(text, app))
  change(plist, (text) => infoPlist(text, app))
  change(project, xcodeProject)
  writeFileSync(join(folder, rights), entitlements(app))
  const ground = icons.full.data.subarray(0, 3).toString('hex').toUpperCase()
  change(`${resources}/values/ic_launcher_background.xml`, (text) => text.replace(/#[\dA-F]{6}/i, `#${ground}`))
  for (const place of [resources, assets])
    for (const name of readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.png')) continue
      const file = join(folder, place, name)
      writeFileSync(file, pictureInPlaceOf(basename(name), readFileSync(file), icons))
    }
}

/**
 * The problems of the projects in `folder`, a sentence each, as far as their files show them without the tools of the
 * systems.
 */
export function problemsOf(folder: string, { appId, appName, host }: App): string[] {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '')
  const strings = `${resources}/values/strings.xml`
  const wanted: readonly (readonly [file: string, text: string, times?: number])[] = [
    [manifest, `<data android:host="${host}" />`],
    [manifest, 'android:autoVerify="true"'],
    [manifest, '<data android:scheme="@string/custom_url_scheme" />'],
    ...['INTERNET', 'CAMERA', 'POST_NOTIFICATIONS', 'USE_BIOMETRIC'].map(
      (name) => [manifest, `android.permission.${name}"`] as const,
    ),
    [strings, `<string name="custom_url_scheme">${appId}</string>`],
    [strings, `<string name="app_name">${appName}</string>`],
    ['android/app/build.gradle', `applicationId "${appId}"`],
    [plist, '<key>NSCameraUsageDescription</key>'],
    [plist, '<key>NSFaceIDUsageDescription</key>'],
    [plist, `<key>CFBundleURLSchemes</key><array><string>${appId}</string></array>`],
    [plist, `<string>${appName}</string>`],
    [rights, `<string>applinks:${host}</string>`],
    [project, 'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;', 2],
    [project, `PRODUCT_BUNDLE_IDENTIFIER = ${appId};`, 2],
  ]
  const missing = wanted
    .map(([file, text, times = 1]) => [file, text, times, read(file).split(text).length - 1] as const)
    .filter(([, , times, found]) => found !== times)
    .map(([file, text, times, found]) => `${file} has ${found} times ${text}, and not ${times}.`)
  const broken = [manifest, strings, plist, rights].filter((file) => !isWellFormed(read(file)))
  return [...missing, ...broken.map((file) => `${file} is no whole XML.`), ...iconProblems(folder)]
}

/** The problems of the icons in Apple's list: another size than the list names, or no file. */
function iconProblems(folder: string): string[] {
  const place = join(folder, assets, 'AppIcon.appiconset')
  // The file of Capacitor's template has this shape.
  const { images } = JSON.parse(readFileSync(join(place, 'Contents.json'), 'utf8')) as {
    images: readonly { readonly filename: string; readonly size: string }[]
  }
  return images.flatMap(({ filename, size }) => {
    if (!existsSync(join(place, filename))) return [`${filename} is not there.`]
    const { width, height } = PNG.sync.read(readFileSync(join(place, filename)))
    return `${width}x${height}` === size ? [] : [`${filename} is ${width}x${height}, and not ${size}.`]
  })
}

/** Whether every tag is closed in the right order. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const bare = xml.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
  const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
  for (const [, end, name = '', , alone] of bare.matchAll(tag)) {
    if (end === '/') {
      if (open.pop() !== name) return false
    } else if (alone !== '/') open.push(name)
  }
  return open.length === 0 && bare.trim() !== '' && !/[<>]|&(?!\w+;|#\d+;)/.test(bare.replace(tag, ''))
}
