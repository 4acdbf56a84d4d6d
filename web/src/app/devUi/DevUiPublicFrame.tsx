import { PublicFrame } from '#src/app/frame/public/PublicFrame.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { PanelOffer } from '#src/app/frame/public/PanelOffer.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { useDemoSettings } from './useDemoSettings.ts'

export function DevUiPublicFrame() {
  return (
    <PublicFrame
      {...useDemoSettings()}
      panel={
        <PanelOffer
          title="La línea que une la red con su casa"
          offers={[
            { title: 'Crear una cuenta', text: 'Consulte sus consumos y siga sus trámites.', to: '/signup' },
            { title: 'Pagar sin registrarse', text: 'Con el documento y el número de factura.', to: '/offlinepayment' },
          ]}
        />
      }
    >
      <PageHeader title="Entre en su área" />
      <Form onSubmit={() => undefined} submit={{ label: 'Entrar', block: true }}>
        <TextField
          label="NIF, NIE, pasaporte o código"
          name="username"
          autoComplete="username"
          defaultValue="12345678Z"
        />
        <PasswordField label="Contraseña" name="password" />
      </Form>
      <LinkButton to="/login/reset" variant="quiet">
        He olvidado la contraseña
      </LinkButton>
    </PublicFrame>
  )
}
