export const reconnect = {
  aloud: 'Lea estas frases a quien llama.',
  ask: 'Reconectar ahora',
  askState: 'Comprobar cómo está',
  byHand: {
    label: 'Si prefiere hacerlo a mano',
    lower: 'Baje el interruptor general de su cuadro eléctrico.',
    wait: 'Espere entre 5 y 20 segundos.',
    raise: 'Vuelva a subirlo. El contador cierra su interruptor por sí solo.',
  },
  call: 'Llámenos al {{phone}}',
  callBill: 'Llame al teléfono de averías que figura en su factura.',
  closed: {
    title: 'Vuelve a tener luz',
    text: 'El contador ha cerrado su interruptor. Encienda los aparatos de uno en uno.',
    why: '¿Por qué saltó? Casi siempre, por usar a la vez más potencia de la contratada.',
    now: 'Ver cuánta potencia usa ahora',
    power: 'Ver su potencia máxima',
  },
  explain: {
    text: 'El interruptor de su contador saltó y dejó sin luz {{place}}. Podemos cerrarlo a distancia: tarda unos 15 segundos.',
    check: 'Antes, confirme que:',
    off: 'El horno, las estufas y la vitrocerámica están apagados',
    clear: 'Nadie está tocando el cuadro eléctrico',
    dry: 'No hay agua cerca del cuadro y tiene las manos secas',
    missing: 'Falta confirmar: {{what}}',
  },
  notNeeded: {
    title: 'No hace falta reconectar',
    text: 'El interruptor de su contador está cerrado. Si no tiene luz, mire su cuadro eléctrico.',
  },
  outage: {
    title: 'Ahora no se puede reconectar',
    text: 'Hay un corte de luz y el contador no responde. Cuando vuelva la luz, podrá reconectarlo si hace falta.',
  },
  silent: {
    title: 'No sabemos si la orden llegó',
    text: 'No hemos recibido respuesta. Antes de repetirla, pregunte cómo está el contador.',
  },
  stillTripped: {
    title: 'El interruptor no se ha cerrado',
    text: 'Ha pasado un minuto y su contador sigue sin dar luz. Puede haber una avería en su instalación.',
  },
  title: 'Reconectar el suministro',
  tooSoon: {
    title: 'Ya lo pidió hace un momento',
    text: 'Repetirlo antes de un minuto no cambia nada. Podrá pedirlo otra vez cuando acabe la cuenta atrás.',
  },
  waiting: {
    title: 'Cerrando el interruptor',
    text: 'Suele tardar unos 15 segundos. Le avisamos aquí en cuanto su contador responda; puede cerrar esta ventana.',
  },
} as const
