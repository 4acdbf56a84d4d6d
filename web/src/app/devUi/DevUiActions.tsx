import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { ICON_NAMES } from '#src/ui/icon/iconNames.ts'
import { Logo } from '#src/ui/icon/Logo.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

export function DevUiActions() {
  return (
    <>
      <Stack row gap={6}>
        <Logo />
      </Stack>
      <Stack row gap={3}>
        <Button variant="primary">Pagar 48,20 €</Button>
        <Button icon="download">Descargar</Button>
        <Button variant="quiet" iconEnd="arrowRight">
          Ver la curva
        </Button>
        <Button variant="danger" icon="trash">
          Eliminar
        </Button>
      </Stack>
      <Stack row gap={3}>
        <Button variant="primary" loading>
          Enviando
        </Button>
        <Button variant="primary" disabled>
          Siguiente
        </Button>
        <Button size="small">Pequeño</Button>
        <LinkButton to="/__ui" variant="secondary" size="small" iconEnd="chevronRight">
          Enlace
        </LinkButton>
        <IconButton icon="edit" label="Modificar" />
        <IconButton icon="more" label="Más" />
      </Stack>
      <Stack row gap={2}>
        <Tag>Borrador</Tag>
        <Tag tone="info">En estudio</Tag>
        <Tag tone="success">Pagada</Tag>
        <Tag tone="warning">Pendiente de usted</Tag>
        <Tag tone="danger">Vencida</Tag>
        <Badge count={3} label="3 sin leer" />
        <Badge count={1200} />
      </Stack>
      <Stack row gap={3}>
        {ICON_NAMES.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </Stack>
    </>
  )
}
