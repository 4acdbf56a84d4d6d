import { useState } from 'react'
import { controlToken } from '#room/api/server.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'

/** Asks for the token of a server that wants one, once for each tab. */
export function TokenForm({ onGiven }: { readonly onGiven: () => void }) {
  const [typed, setTyped] = useState('')
  const give = () => {
    controlToken.keep(typed)
    onGiven()
  }
  return (
    <Banner tone="warning" title="This server requires its CONTROL_TOKEN">
      <Form submit={{ label: 'Use token', size: 'small' }} onSubmit={give}>
        <TextField
          kind="none"
          label="Token"
          hint="It is kept until this tab is closed."
          type="password"
          autoComplete="off"
          value={typed}
          onValue={setTyped}
        />
      </Form>
    </Banner>
  )
}
