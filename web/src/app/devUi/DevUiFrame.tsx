import { useSearchParams } from 'react-router-dom'
import { Frame } from '#src/app/frame/Frame.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { useDemoSettings } from './useDemoSettings.ts'

/**
 * The signed-in frame around a page. `&staff` shows the burger instead of the bottom bar, `&acting` the bar of
 * acting.
 */
export function DevUiFrame() {
  const [search] = useSearchParams()
  const staff = search.has('staff')
  return (
    <Frame
      {...useDemoSettings()}
      tabs={staff ? STAFF_TABS : TABS}
      user={{ name: 'María Castro Pardo', roleTitle: staff ? 'Administrador' : 'Cliente', certificate: true }}
      onLogout={() => undefined}
      onStopActing={search.has('acting') ? () => undefined : undefined}
      actedFor={{ name: 'Talleres Ulla, S.L.', maskedDocument: '***8501*', minutes: 7 }}
      showBurger={staff}
      showBottomNav={!staff}
      bottomItems={BOTTOM}
    >
      <Page>
        <PageHeader title="Buenos días, María" lead="Hay dos cosas que esperan por usted." />
        <Grid min={20}>
          <Card
            tone="attention"
            title="Factura de acceso pendiente"
            subtitle="Rúa do Vilar 12, 3.º B"
            actions={<Tag tone="warning">Vence el 30 mar</Tag>}
          >
            <StatNumber label="Importe" value="48,20" unit="€" />
            <div>
              <LinkButton to="/__ui?demo=frame" variant="primary">
                Pagar
              </LinkButton>
            </div>
          </Card>
          <Card
            title="Conexión en Sanxenxo"
            subtitle="Expediente 2026-001873"
            actions={<Tag tone="info">Su turno</Tag>}
          >
            <p>Acepte el presupuesto antes del 8 de abril de 2026.</p>
            <div>
              <LinkButton to="/__ui?demo=frame">Ver el presupuesto</LinkButton>
            </div>
          </Card>
        </Grid>
        <Section title="Sus suministros">
          <Grid min={20}>
            <Card title="Casa" subtitle="Rúa do Vilar 12, 3.º B" level={3}>
              <StatNumber label="Últimos 30 días" value="268,9" unit="kWh">
                6 % menos que hace un año
              </StatNumber>
              <FreshnessStamp until="2026-03-12" />
            </Card>
            <Card title="Casa de la playa" subtitle="Avenida de Silgar 40, Sanxenxo" level={3}>
              <StatNumber label="Últimos 30 días" value="41,3" unit="kWh" />
              <FreshnessStamp until="2026-03-11" estimatedPercent={12} />
            </Card>
          </Grid>
        </Section>
        <SkeletonLayout of="table" count={8} />
      </Page>
    </Frame>
  )
}

const TABS = [
  { id: 'dashboard', label: 'Inicio', to: '/__ui' },
  { id: 'supplies', label: 'Mis suministros', to: '/supplies' },
  { id: 'provisions', label: 'Conexiones', to: '/provisions' },
  { id: 'requests', label: 'Solicitudes', to: '/requests', badge: 3 },
  { id: 'faqs', label: 'Preguntas frecuentes', to: '/faqs' },
]

const STAFF_TABS = [
  { id: 'admin', label: 'Buscar usuario', to: '/__ui' },
  { id: 'failures', label: 'Gestión de averías', to: '/gestionAverias' },
  { id: 'messages', label: 'Gestión de mensajería', to: '/controlMensajeria' },
  { id: 'users', label: 'Gestión de usuarios', to: '/gestionUsuarios' },
  { id: 'callCentre', label: 'Usuarios del centro de llamadas', to: '/gestionUsuariosCallCenter' },
  { id: 'mfa', label: 'Doble factor', to: '/mfa-admin' },
]

const BOTTOM = [
  { id: 'supplies', label: 'Suministros', to: '/__ui', icon: 'plug' },
  { id: 'provisions', label: 'Conexiones', to: '/provisions', icon: 'grid' },
  { id: 'requests', label: 'Solicitudes', to: '/requests', icon: 'request', badge: 3 },
  { id: 'notifications', label: 'Avisos', to: '/notifications', icon: 'bell', badge: 1200 },
] as const
