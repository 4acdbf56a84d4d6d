/** The name of the app, and the host whose links open it. */
export interface App {
  readonly appId: string
  readonly appName: string
  readonly host: string
}

/** The reasons that the systems show with a permission request, in the default language of the client. */
const usage = {
  NSCameraUsageDescription: 'Para hacer fotos de los documentos que adjuntas a tus solicitudes.',
  NSFaceIDUsageDescription: 'Para entrar con tu cara en lugar de escribir la contraseña.',
}
const permissions = ['CAMERA', 'POST_NOTIFICATIONS', 'USE_BIOMETRIC']

/**
 * The manifest of Capacitor's template with the permissions of the app and the links that open it. Backups are off,
 * because they would copy its data elsewhere.
 */
export function androidManifest(template: string, { host }: App): string {
  const withLinks = inserted(
    template.replace('android:allowBackup="true"', 'android:allowBackup="false"'),
    '</activity>',
    linkFilter(' android:autoVerify="true"', '<data android:scheme="https" />', `<data android:host="${host}" />`) +
      linkFilter('', '<data android:scheme="@string/custom_url_scheme" />'),
  )
  const asked = permissions.map((name) => `    <uses-permission android:name="android.permission.${name}" />\n`)
  // A requested camera counts as required unless the manifest says otherwise.
  const camera = '    <uses-feature android:name="android.hardware.camera" android:required="false" />\n'
  return inserted(withLinks, '</manifest>', asked.join('') + camera)
}

/** The properties of Capacitor's template with the reasons that iOS shows, and the scheme that opens the app. */
export function infoPlist(template: string, { appId }: App): string {
  const reasons = Object.entries(usage).map(([key, reason]) => `\t<key>${key}</key>\n\t<string>${reason}</string>\n`)
  const scheme = `<dict><key>CFBundleURLName</key><string>${appId}</string><key>CFBundleURLSchemes</key><array><string>${appId}</string></array></dict>`
  return inserted(
    template,
    '</dict>\n</plist>',
    `${reasons.join('')}\t<key>CFBundleURLTypes</key>\n\t<array>${scheme}</array>\n`,
  )
}

/** The entitlements that Apple has to grant: for links of the host, and for push messages. */
export function entitlements({ host }: App): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>aps-environment</key>
\t<string>development</string>
\t<key>com.apple.developer.associated-domains</key>
\t<array>
\t\t<string>applinks:${host}</string>
\t</array>
</dict>
</plist>
`
}

/** The Xcode project, in which both builds of the app have these entitlements. */
export function xcodeProject(template: string): string {
  const properties = 'INFOPLIST_FILE = App/Info.plist;'
  if (template.split(properties).length !== 3) throw new Error('The template has other builds than two.')
  return template.replaceAll(properties, `CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\t${properties}`)
}

/** Inserts a text before the only occurrence of another. */
function inserted(text: string, before: string, more: string): string {
  const parts = text.split(before)
  if (parts.length !== 2) throw new Error(`The template has ${parts.length - 1} times ${before}, and not once.`)
  return parts.join(more + before)
}

function linkFilter(attributes: string, ...data: readonly string[]): string {
  const lines = [
    '<action android:name="android.intent.action.VIEW" />',
    '<category android:name="android.intent.category.DEFAULT" />',
    '<category android:name="android.intent.category.BROWSABLE" />',
    ...data,
  ]
  const inside = lines.map((line) => `                ${line}\n`).join('')
  return `    <intent-filter${attributes}>\n${inside}            </intent-filter>\n        `
}
