import { useId, useState } from 'react'
import { Rating } from '#src/ui/form/choice/Rating.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Carousel } from '#src/ui/layout/Carousel.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { Timeline } from '#src/ui/layout/Timeline.tsx'

export function DevUiSteps() {
  const prefix = useId()
  const [stars, setStars] = useState(4)
  return (
    <>
      <Steps label="Reclamación" steps={STEPS} current={2} />
      <Card title="Expediente EXP000012345678">
        <Timeline
          label="Camino del expediente"
          entries={[
            { id: '1', title: 'Solicitud recibida', when: '2 mar 2026', state: 'done' },
            { id: '2', title: 'Estudio terminado', when: '9 mar 2026', state: 'done', icon: 'document' },
            {
              id: '3',
              title: 'Le toca responder al presupuesto de 141,51 €',
              when: 'Hasta el lunes 13 de abril de 2026',
              state: 'current',
              children: <p>Si no responde, el expediente queda fuera de plazo.</p>,
            },
            { id: '4', title: 'Obras', when: 'Cinco días hábiles tras el pago', state: 'ahead' },
            { id: '5', title: 'Contador y puesta en servicio', state: 'ahead' },
          ]}
        />
      </Card>
      <Card title="Expediente terminado">
        <Timeline
          across
          label="Camino del expediente terminado"
          entries={[
            { id: '1', title: 'Solicitud recibida', when: '2 mar 2026', state: 'done' },
            { id: '2', title: 'Denegada: más de 100 kW en baja tensión', when: '4 mar 2026', state: 'exit' },
          ]}
        />
      </Card>
      <Card>
        <Carousel
          label="Novedades"
          slides={[
            { id: '1', content: <p>La curva de cada día, comparada con la del año pasado.</p> },
            { id: '2', content: <p>Avisos de cortes en sus suministros, por correo o en el móvil.</p> },
            { id: '3', content: <p>Sus expedientes, con el plazo de cada paso y a quién le toca.</p> },
          ]}
        />
      </Card>
      <Rating name={`${prefix}-stars`} label="¿Qué le parece la aplicación?" value={stars} onValue={setStars} />
      <Rating
        name={`${prefix}-none`}
        label="¿Le hemos ayudado?"
        error="Elija cuántas estrellas"
        value={0}
        onValue={() => undefined}
      />
    </>
  )
}

const HERE = '/__ui'
const STEPS = [
  { title: 'Qué le pasa', to: HERE },
  { title: 'Suministro', to: HERE },
  { title: 'Detalles y documentos' },
  { title: 'Contacto' },
  { title: 'Revisar' },
]
