import { useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { CountdownCircle } from '#src/ui/feedback/CountdownCircle.tsx'
import { StaleNotice } from '#src/ui/feedback/StaleNotice.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

export function DevUiMessages() {
  const [open, setOpen] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [closed, setClosed] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Banner live={false} title="Corte programado">
        El jueves 19 de marzo, de 9:00 a 11:00, por mejoras en su calle.
      </Banner>
      <Banner live={false} tone="success" title="Pago recibido">
        Referencia 2026-004512. El justificante está en sus documentos.
      </Banner>
      <Banner live={false} tone="warning" actions={<Button size="small">Cambiar la contraseña</Button>}>
        Su contraseña caduca dentro de 15 días.
      </Banner>
      {!closed && (
        <Banner live={false} tone="error" onDismiss={() => setClosed(true)}>
          Lo sentimos, se ha producido un error al hacer la petición.
        </Banner>
      )}
      <StaleNotice at="2026-03-14T08:10:00Z" onRefresh={() => undefined} />
      <Stack row gap={4}>
        <Button onClick={() => setOpen(true)}>Abrir un diálogo</Button>
        <Button onClick={() => setDialogOpen(true)}>Abrir uno que exige respuesta</Button>
        <Button onClick={() => toast.success('Cambios guardados')}>Mostrar un aviso</Button>
        <Button
          onClick={() => toast.undoable('Se retira la delegación', { about: ['1'], onKept: async () => undefined })}
        >
          Mostrar uno que se deshace
        </Button>
        <CountdownCircle secondsLeft={191} secondsTotal={300} />
        <CountdownCircle secondsLeft={21} secondsTotal={300} />
      </Stack>
      <Dialog
        open={open}
        onClose={close}
        title="¿Eliminar la lectura programada?"
        actions={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="danger" onClick={close}>
              Eliminar
            </Button>
          </>
        }
      >
        <p>Dejará de recibir la lectura del primer lunes de cada mes. Las lecturas ya hechas se conservan.</p>
      </Dialog>
      <Dialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        dismissible={false}
        title="Su sesión se ha cerrado"
        closeLabel="Aceptar"
      >
        <p>Por seguridad, cerramos la sesión cuando pasa un tiempo sin actividad.</p>
      </Dialog>
    </>
  )
}
