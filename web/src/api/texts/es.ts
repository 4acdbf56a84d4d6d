/** Why the API did not answer, by kind. */
export const failure = {
  offline: 'No hay conexión a internet. Compruébela e inténtelo de nuevo.',
  unreachable: 'No podemos conectar con el servicio. Inténtelo de nuevo dentro de unos minutos.',
  late: 'La respuesta no ha llegado a tiempo. Inténtelo de nuevo dentro de unos minutos.',
  tooOften: 'Ha pedido demasiado en poco tiempo. Espere un rato antes de intentarlo de nuevo.',
  tooOftenSeconds_one: 'Ha pedido demasiado en poco tiempo. Podrá seguir dentro de 1 segundo.',
  tooOftenSeconds_many: 'Ha pedido demasiado en poco tiempo. Podrá seguir dentro de {{count}} segundos.',
  tooOftenSeconds_other: 'Ha pedido demasiado en poco tiempo. Podrá seguir dentro de {{count}} segundos.',
  tooOftenMinutes_one: 'Ha pedido demasiado en poco tiempo. Podrá seguir dentro de 1 minuto.',
  tooOftenMinutes_many: 'Ha pedido demasiado en poco tiempo. Podrá seguir dentro de {{count}} minutos.',
  tooOftenMinutes_other: 'Ha pedido demasiado en poco tiempo. Podrá seguir dentro de {{count}} minutos.',
  missing: 'Este servicio todavía no está disponible en el área de clientes. Si lo necesita, contacte con nosotros.',
  unreadable:
    'El servicio ha enviado datos que no se pueden leer, y no se los mostramos. Inténtelo de nuevo más tarde; si sigue ocurriendo, contacte con nosotros.',
} as const
