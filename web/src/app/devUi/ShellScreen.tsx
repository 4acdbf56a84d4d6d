import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { makeStore, useStore } from '#src/base/store.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { type Switches, simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './DevUiScreen.module.css'

declare global {
  interface Window {
    /** The developer page provides the shell of its frame; the client's page takes it before it starts. */
    simulatedShell?: MobileShell
  }
}

let switches: Switches = usualSwitches
/** The messages of the client to its shell, the latest last. */
const messagesStore = makeStore<readonly string[]>([])
// The frame reads it while loading, so it must exist before.
window.simulatedShell = simulatedShell(
  () => switches,
  (what) => messagesStore.set([...messagesStore.current(), what].slice(-12)),
)

/** The developer page of the app: the client in a phone's frame, with a simulated shell. */
export function ShellScreen() {
  const [settings, setSettings] = useState(switches)
  const messages = useStore(messagesStore)
  const [startCount, setStartCount] = useState(0)
  const change = (part: Partial<Switches>) => {
    switches = { ...switches, ...part }
    setSettings(switches)
  }
  const restart = () => {
    // The client reads platform and version once at start. The key store keeps its content, as on a phone.
    const { platform, version } = switches
    if (window.simulatedShell) window.simulatedShell = { ...window.simulatedShell, platform, version }
    setStartCount(startCount + 1)
  }
  return (
    <main>
      <Page width="full" title="Shell" lead="The mobile app without a telephone. Seen in development only.">
        <div className={styles.room}>
          <iframe key={startCount} className={styles.phone} title="App" src={paths.root} sandbox={SANDBOX} />
          <Stack gap={4}>
            <RadioGroup
              label="Sensor"
              name="biometry"
              value={settings.biometry ?? 'none'}
              options={SENSORS}
              onValue={(value) => change({ biometry: value === 'none' ? null : value })}
            />
            <RadioGroup
              label="The next prompt"
              name="recognises"
              value={settings.recognises}
              options={PROMPTS}
              onValue={(recognises) => change({ recognises })}
            />
            <Checkbox
              label="The system lets it store"
              checked={settings.saves}
              onValue={(saves) => change({ saves })}
            />
            <Checkbox label="Push messages are allowed" checked={settings.push} onValue={(push) => change({ push })} />
            <Checkbox
              label="iOS"
              checked={settings.platform === 'ios'}
              onValue={(ios) => change({ platform: ios ? 'ios' : 'android' })}
            />
            <TextField
              kind="line"
              label="Version"
              name="version"
              value={settings.version}
              onValue={(version) => change({ version })}
            />
            <Button onClick={restart}>Start the app again</Button>
            <ul>
              {messages.map((what, nth) => (
                // Messages arrive in order and may repeat.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={nth}>{what}</li>
              ))}
            </ul>
          </Stack>
        </div>
      </Page>
    </main>
  )
}

/** The permissions that the client needs as a page. */
const SANDBOX = 'allow-same-origin allow-scripts allow-forms allow-modals allow-popups allow-downloads'

const SENSORS = [
  { value: 'fingerprint', label: 'Fingerprint' },
  { value: 'face', label: 'Face' },
  { value: 'none', label: 'None' },
] as const
const PROMPTS = [
  { value: 'recognised', label: 'Recognised' },
  { value: 'failed', label: 'Not recognised' },
  { value: 'cancelled', label: 'Cancelled' },
] as const
