import type { Messages } from '#src/locales/messages.type.ts'
import type { faqs as spanish } from './es.ts'

export const faqs: Messages<typeof spanish> = {
  readings: {
    title: 'Contador e lecturas',
    estimated: {
      question: 'Por que aparece unha lectura estimada?',
      answer:
        'Cando o contador non puido comunicar, calculamos o consumo co seu histórico ata que chega o dato real. A lectura estimada márcase sempre como tal e corríxese en canto o contador volve enviar as súas medidas.',
    },
    when: {
      question: 'Cando vexo o consumo de onte?',
      answer:
        'Os datos dos contadores chegan cun a tres días de atraso. As curvas levan a data do último día con datos; se faltan horas, déixanse en branco en lugar de inventalas.',
    },
    own: {
      question: 'Podo enviar eu a lectura?',
      answer:
        'Aquí non se envían lecturas, pero pode ler o seu contador a distancia cando queira, en «Lecturas». Se unha lectura non lle cadra, pida que a revisemos e engada unha foto da pantalla do contador.',
    },
  },
  bills: {
    title: 'Facturas da distribuidora',
    which: {
      question: 'Que facturas atopo aquí?',
      answer:
        'As que emite a distribuidora: dereitos de acceso, de extensión e de enganche, verificacións e outros traballos na rede. A factura mensual da luz emítea a súa comercializadora e está na área de clientes desa empresa.',
    },
    access: {
      question: 'Que son as peaxes de acceso?',
      answer:
        'É o que custa usar as redes que levan a electricidade ata a súa casa. Fíxaas a Comisión Nacional dos Mercados e a Competencia, son iguais en toda España e a súa comercializadora inclúeas na factura da luz.',
    },
  },
  outages: {
    title: 'Cortes e avarías',
    nopower: {
      question: 'Quedei sen luz. Que fago?',
      answer:
        'Mire primeiro se hai luz na escaleira ou na rúa. Se a hai, revise o cadro: suba o interruptor que caese e desenchufe o último que conectou. Se todo está subido e segue sen luz, abra a subministración nesta área: dirémoslle se hai un corte na súa zona e cando prevemos que volva a luz.',
    },
    planned: {
      question: 'Como me avisan dun corte programado?',
      answer:
        'Dous días antes, en «Avisos» e por correo electrónico. O aviso di o día, as horas, o lugar e o motivo. Se o desexa, active tamén os avisos de cortes para saber cando marcha a luz e cando volve.',
    },
    damage: {
      question: 'Unha suba de tensión estragoume un aparello. Podo reclamar?',
      answer:
        'Si. Anote o día e a hora, garde o aparello e a factura da reparación e presente a reclamación canto antes, como unha nova solicitude. Comprobaremos que pasou na rede a esa hora e contestarémoslle por escrito.',
    },
  },
  delegations: {
    title: 'Autorizar outra persoa',
    give: {
      question: 'Pode outra persoa ver a miña subministración?',
      answer:
        'Si. Quen sexa titular pode confiar as súas subministracións a un xestor ou a un consultor con conta nesta área: escolle cales e ata que data. Esa persoa poderá velas e actuar nelas. Ninguén máis precisa coñecer o seu contrasinal.',
    },
    end: {
      question: 'Como retiro unha autorización?',
      answer:
        'Desde o mesmo lugar no que a deu, en calquera momento e sen explicar o motivo. A outra persoa deixa de ver a subministración no momento. Tamén remata soa na data que vostede fixou.',
    },
  },
  selfConsumption: {
    title: 'Autoconsumo',
    surplus: {
      question: 'Onde vexo os excedentes das miñas placas?',
      answer:
        'No consumo da subministración, se a súa instalación ten código de autoconsumo (CAU). Verá por horas o que tomou da rede, o que verteu nela e, se comparte a instalación, a parte que lle corresponde.',
    },
    start: {
      question: 'Cando empeza a compensación de excedentes?',
      answer:
        'Cando a comunidade autónoma nos comunica a súa instalación, a súa comercializadora a solicita e o contrato queda modificado. Medimos desde ese día; compensar en euros correspóndelle á súa comercializadora.',
    },
    share: {
      question: 'Compartimos placas entre veciños. Como cambiamos a repartición?',
      answer:
        'Todos os participantes asinan un acordo novo cos coeficientes, que deben sumar 1, e quen xestiona o autoconsumo envíanolo. Como regra xeral pode cambiarse cada catro meses.',
    },
  },
  power: {
    title: 'Potencia',
    trip: {
      question: 'Por que salta o interruptor do contador?',
      answer:
        'Porque a potencia que usa á vez supera a contratada nese período. Apague algún aparello de calor ou motor, agarde uns segundos e restableza a corrente desde o interruptor xeral ou desde a subministración nesta área.',
    },
    howMuch: {
      question: 'Canta potencia preciso?',
      answer:
        'Mire a potencia máxima demandada dos dous últimos anos na súa subministración e compárea coa contratada. Se nunca se achega, pode baixala; se salta a miúdo, convenlle subila en tramos de 0,1 kW.',
    },
    change: {
      question: 'A quen lle pido o cambio de potencia?',
      answer:
        'Á súa comercializadora, que nolo traslada. Se non hai que cambiar o contador nin a instalación, facémolo a distancia en poucos días hábiles. Cambiala máis dunha vez en doce meses pode non ser posible.',
    },
  },
  connections: {
    title: 'Conexións novas',
    begin: {
      question: 'Que preciso para pedir unha conexión?',
      answer:
        'O enderezo ou a referencia catastral, a potencia que precisa e os datos de quen será titular. Con iso abrimos un expediente e enviámoslle as condicións técnicas e o orzamento.',
    },
    terms: {
      question: 'Canto tarda o orzamento?',
      answer:
        'En baixa tensión, entre 5 e 30 días segundo a potencia e a obra que faga falta. O expediente amosa en cada paso a quen lle toca actuar e cal é o prazo legal.',
    },
    boletin: {
      question: 'Que é o certificado de instalación eléctrica?',
      answer:
        'É o documento (tamén chamado boletín) co que unha empresa instaladora autorizada certifica que a instalación da súa casa cumpre as normas. Fai falta para unha alta nova e para subir a potencia por riba da máxima certificada.',
    },
  },
}
