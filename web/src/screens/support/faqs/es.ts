/** Frequent questions, by subject. Each is one question and its answer; the screen shows them in this order. */
export const faqs = {
  readings: {
    title: 'Contador y lecturas',
    estimated: {
      question: '¿Por qué aparece una lectura estimada?',
      answer:
        'Cuando el contador no ha podido comunicar, calculamos el consumo con su histórico hasta que llega el dato real. La lectura estimada se marca siempre como tal y se corrige en cuanto el contador vuelve a enviar sus medidas.',
    },
    when: {
      question: '¿Cuándo veo el consumo de ayer?',
      answer:
        'Los datos de los contadores llegan con uno a tres días de retraso. Las curvas llevan la fecha del último día con datos; si faltan horas, se dejan en blanco en lugar de inventarlas.',
    },
    own: {
      question: '¿Puedo enviar yo la lectura?',
      answer:
        'Aquí no se envían lecturas, pero puede leer su contador a distancia cuando quiera, en «Lecturas». Si una lectura no le cuadra, pida que la revisemos y añada una foto de la pantalla del contador.',
    },
  },
  bills: {
    title: 'Facturas de la distribuidora',
    which: {
      question: '¿Qué facturas encuentro aquí?',
      answer:
        'Las que emite la distribuidora: derechos de acceso, de extensión y de enganche, verificaciones y otros trabajos en la red. La factura mensual de la luz la emite su comercializadora y está en el área de clientes de esa empresa.',
    },
    access: {
      question: '¿Qué son los peajes de acceso?',
      answer:
        'Es lo que cuesta usar las redes que llevan la electricidad hasta su casa. Los fija la Comisión Nacional de los Mercados y la Competencia, son iguales en toda España y su comercializadora los incluye en la factura de la luz.',
    },
  },
  outages: {
    title: 'Cortes y averías',
    nopower: {
      question: 'Me he quedado sin luz. ¿Qué hago?',
      answer:
        'Mire primero si hay luz en la escalera o en la calle. Si la hay, revise el cuadro: suba el interruptor que haya caído y desenchufe lo último que conectó. Si todo está subido y sigue sin luz, abra el suministro en esta área: le diremos si hay un corte en su zona y cuándo prevemos que vuelva la luz.',
    },
    planned: {
      question: '¿Cómo me avisan de un corte programado?',
      answer:
        'Dos días antes, en «Avisos» y por correo electrónico. El aviso dice el día, las horas, el lugar y el motivo. Si lo desea, active también los avisos de cortes para saber cuándo se va la luz y cuándo vuelve.',
    },
    damage: {
      question: 'Una subida de tensión me ha estropeado un aparato. ¿Puedo reclamar?',
      answer:
        'Sí. Anote el día y la hora, guarde el aparato y la factura de la reparación y presente la reclamación cuanto antes, como una nueva solicitud. Comprobaremos qué pasó en la red a esa hora y le contestaremos por escrito.',
    },
  },
  delegations: {
    title: 'Autorizar a otra persona',
    give: {
      question: '¿Puede otra persona ver mi suministro?',
      answer:
        'Sí. Quien sea titular puede confiar sus suministros a un gestor o a un consultor con cuenta en esta área: elige cuáles y hasta qué fecha. Esa persona podrá verlos y actuar en ellos. Nadie más necesita conocer su contraseña.',
    },
    end: {
      question: '¿Cómo retiro una autorización?',
      answer:
        'Desde el mismo lugar en el que la dio, en cualquier momento y sin explicar el motivo. La otra persona deja de ver el suministro al instante. También termina sola en la fecha que usted fijó.',
    },
  },
  selfConsumption: {
    title: 'Autoconsumo',
    surplus: {
      question: '¿Dónde veo los excedentes de mis placas?',
      answer:
        'En el consumo del suministro, si su instalación tiene código de autoconsumo (CAU). Verá por horas lo que tomó de la red, lo que vertió a ella y, si comparte la instalación, la parte que le corresponde.',
    },
    start: {
      question: '¿Cuándo empieza la compensación de excedentes?',
      answer:
        'Cuando la comunidad autónoma nos comunica su instalación, su comercializadora la solicita y el contrato queda modificado. Medimos desde ese día; compensar en euros corresponde a su comercializadora.',
    },
    share: {
      question: 'Compartimos placas entre vecinos. ¿Cómo cambiamos el reparto?',
      answer:
        'Todos los participantes firman un acuerdo nuevo con los coeficientes, que deben sumar 1, y quien gestiona el autoconsumo nos lo envía. Como regla general puede cambiarse cada cuatro meses.',
    },
  },
  power: {
    title: 'Potencia',
    trip: {
      question: '¿Por qué salta el interruptor del contador?',
      answer:
        'Porque la potencia que usa a la vez supera la contratada en ese periodo. Apague algún aparato de calor o motor, espere unos segundos y restablezca la corriente desde el interruptor general o desde el suministro en esta área.',
    },
    howMuch: {
      question: '¿Cuánta potencia necesito?',
      answer:
        'Mire la potencia máxima demandada de los dos últimos años en su suministro y compárela con la contratada. Si nunca se acerca, puede bajarla; si salta a menudo, le conviene subirla en tramos de 0,1 kW.',
    },
    change: {
      question: '¿A quién pido el cambio de potencia?',
      answer:
        'A su comercializadora, que nos lo traslada. Si no hay que cambiar el contador ni la instalación, lo hacemos a distancia en pocos días hábiles. Cambiarla más de una vez en doce meses puede no ser posible.',
    },
  },
  connections: {
    title: 'Conexiones nuevas',
    begin: {
      question: '¿Qué necesito para pedir una conexión?',
      answer:
        'La dirección o la referencia catastral, la potencia que necesita y los datos de quien será titular. Con eso abrimos un expediente y le enviamos las condiciones técnicas y el presupuesto.',
    },
    terms: {
      question: '¿Cuánto tarda el presupuesto?',
      answer:
        'En baja tensión, entre 5 y 30 días según la potencia y la obra que haga falta. El expediente muestra en cada paso a quién le toca actuar y cuál es el plazo legal.',
    },
    boletin: {
      question: '¿Qué es el certificado de instalación eléctrica?',
      answer:
        'Es el documento (también llamado boletín) con el que una empresa instaladora autorizada certifica que la instalación de su casa cumple las normas. Hace falta para un alta nueva y para subir la potencia por encima de la máxima certificada.',
    },
  },
} as const
