import { CheckAnswers } from '#src/ui/form/kit/CheckAnswers.tsx'
import { TaskList } from '#src/ui/form/kit/TaskList.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

export function DevUiLongForms() {
  return (
    <>
      <Card>
        <TaskList
          label="Solicitud de conexión"
          tasks={[
            { title: 'Titular', to: HERE, status: 'done' },
            {
              title: 'Punto de suministro',
              hint: 'Tenga a mano la referencia catastral.',
              to: HERE,
              status: 'problem',
            },
            { title: 'Potencia y tensión', to: HERE, status: 'inProgress' },
            { title: 'Documentos', to: HERE, status: 'notStarted' },
            { title: 'Revisar y enviar', hint: 'Cuando lo demás esté hecho.', to: HERE, status: 'cannotStart' },
          ]}
        />
      </Card>
      <Card>
        <CheckAnswers
          answers={[
            { question: 'Titular', answer: 'Lucía Ferreiro Castro', changeAt: HERE },
            { question: 'Dirección', answer: 'Rúa do Vilar 12, 2.º A, Santiago de Compostela', changeAt: HERE },
            { question: 'Referencia catastral', answer: '', changeAt: HERE },
            { question: 'Tensión', answer: '230 V' },
          ]}
        />
      </Card>
    </>
  )
}

const HERE = '/__ui'
