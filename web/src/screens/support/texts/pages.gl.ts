export const pages = {
  utility: {
    name: 'Distribuidora',
    taxNumber: 'NIF',
    address: 'Domicilio',
    register: 'Rexistro Mercantil',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    none: 'O nome, o NIF, o domicilio e os teléfonos da súa distribuidora figuran no seu contrato de acceso e nas súas facturas.',
  },
  contact: {
    lead: 'Escríbanos unha consulta ou unha reclamación. Darémoslle un número para seguila.',
    kind: 'Que quere facer',
    question: 'Facer unha consulta',
    questionHint: 'Unha dúbida ou algo que precise sobre a rede, o contador ou esta área.',
    complaint: 'Presentar unha reclamación',
    complaintHint: 'Non está conforme con algo que fixemos ou deixamos de facer.',
    emailHint: 'Onde quere que lle respondamos.',
    emailWrong: 'Escriba un correo electrónico co formato nome@dominio.gal.',
    subject: 'Asunto',
    subjectMissing: 'Escriba en poucas palabras de que se trata.',
    text: 'Mensaxe',
    textHint: 'Se se trata dunha subministración, indique o seu CUPS. Non escriba contrasinais nin números de tarxeta.',
    textMissing: 'Escriba a mensaxe.',
    send: 'Enviar',
    failed: 'Non puidemos enviar a súa mensaxe',
    sent: 'Recibimos a súa mensaxe {{number}}',
    sentUser: 'Enviámoslle unha copia por correo electrónico. Responderémoslle por escrito.',
    sentVisitor: 'Anote o número. Responderémoslle no correo que indicou.',
    another: 'Escribir outra mensaxe',
    others: 'Outras formas de contactar',
    danger: 'Se hai un perigo, como un cable caído ou un cheiro a queimado, non escriba: chame ao 112.',
  },
  legal: {
    lead: 'Quen está detrás desta área de clientes e con que condicións se usa.',
    who: 'Titular',
    use: {
      title: 'Uso da área',
      text: 'A área permite consultar e xestionar as subministracións conectadas á nosa rede de distribución. É gratuíta. O seu usuario e o seu contrasinal son persoais: non os comparta. Quen actúa por outra persoa faino coa súa autorización.',
    },
    data: {
      title: 'Valor dos datos',
      text: 'As lecturas e os consumos que aínda non se validaron poden cambiar ata que se facturen. Os documentos que se descargan valen como copia; os prazos e os dereitos son os da normativa do sector eléctrico.',
    },
    property: {
      title: 'Propiedade intelectual',
      text: 'Os textos, as imaxes e o programa pertencen ao seu titular ou úsanse con licenza. Pode copiar e gardar o que se refire ás súas subministracións.',
    },
    liability: {
      title: 'Dispoñibilidade',
      text: 'Coidamos de que a área funcione e de que a información sexa correcta, pero pode non estar dispoñible nalgún momento, por mantemento ou avarías. As ligazóns a páxinas doutros levan a contidos que non controlamos.',
    },
    law: {
      title: 'Lei aplicable e reclamacións',
      text: 'Aplícase a lei española. Pode reclamar na páxina de contacto. Se non está conforme coa resposta, pode acudir aos servizos de consumo da súa comunidade autónoma e, nas cuestións da rede, á súa autoridade en materia de enerxía.',
    },
  },
  privacy: {
    title: 'Política de privacidade',
    lead: 'Que datos persoais trata a distribuidora nesta área, para que e durante canto tempo.',
    who: 'Responsable',
    brief: 'En resumo',
    data: {
      title: 'Que datos',
      text: 'Os da súa conta (documento, nome, correo e teléfono), os das súas subministracións (CUPS, enderezo, potencia, lecturas e consumos), as súas facturas, os seus expedientes, as súas solicitudes e o que nos escribe. Tamén cando entra e desde que dispositivo, para protexer a súa conta.',
    },
    time: {
      title: 'Durante canto tempo',
      text: 'Mentres teña a conta ou a subministración. Despois gardámolos bloqueados mentres a lei os poida esixir. Un rexistro que non se activa bórrase ás 24 horas da última ligazón.',
    },
    others: {
      title: 'A quen se comunican',
      text: 'Á súa comercializadora, ás administracións e ao operador do sistema, cando o esixe a normativa eléctrica, e aos provedores que traballan para nós por contrato. A quen vostede autoriza, o que abrangue a súa autorización. Os datos da súa tarxeta só os recibe a entidade de pagamento.',
    },
    exercise: {
      title: 'Como exercer os seus dereitos',
      text: 'Escríbanos desde a páxina de contacto e indique que dereito exerce. Responderemos nun mes. Se non queda conforme, pode reclamar ante a Axencia Española de Protección de Datos (www.aepd.es).',
    },
    cookies: 'Que se garda no seu navegador',
  },
  accessibility: {
    title: 'Declaración de accesibilidade',
    lead: 'Queremos que calquera persoa poida usar esta área. Aquí dicimos que cumpre, que non e como avisarnos.',
    state: {
      title: 'Situación de cumprimento',
      text: 'Esta área é parcialmente conforme coa norma EN 301 549 v3.2.1 (UNE-EN 301549:2022), que recolle as pautas WCAG 2.1 de nivel AA, e segue o modelo de declaración do Real decreto 1112/2018. Non conforma de todo polo que se indica a continuación. A declaración preparouse o 24 de novembro de 2026 mediante unha autoavaliación.',
    },
    gaps: {
      title: 'Contido que non é accesible ou non sabemos se o é',
      lead: 'Isto é o que coñecemos.',
      readers:
        'Non se probou con persoas que usan produtos de apoio nin con todos os lectores de pantalla; só se comprobou o código que estes len.',
      card: 'A páxina na que se escribe a tarxeta é da entidade de pagamento e non depende desta área.',
      uploads:
        'Os documentos que outras persoas achegan a un expediente (planos, fotos, escaneos) amósanse como se recibiron e poden non ser accesibles.',
      paste: 'Na repetición dun contrasinal novo non se pode pegar, o que dificulta o uso de xestores de contrasinais.',
    },
    tested: {
      title: 'Como se probou',
      lead: 'Cada cambio compróbase así antes de publicarse.',
      automatic: 'Análise automática con axe das pantallas e os seus estados, con tema claro e escuro.',
      keyboard:
        'Percorridos automáticos co teclado: orde do foco, foco visible, diálogos e formularios cos seus erros.',
      sizes: 'En tamaños de móbil e de escritorio, e cunha ampliación do 400 %.',
      not: 'Non houbo unha auditoría externa.',
    },
    tell: {
      title: 'Avise dun problema ou reclame',
      text: 'Se algo non lle resulta accesible, ou precisa un contido doutra forma, escríbanos. Diga en que páxina e con que programa. Responderémoslle en vinte días hábiles.',
      link: 'Escribirnos',
      further:
        'Se non lle contestamos ou non está conforme coa resposta, presente unha reclamación na mesma páxina. Pode acudir tamén á Oficina de Atención á Discapacidade (OADIS).',
    },
  },
} as const
