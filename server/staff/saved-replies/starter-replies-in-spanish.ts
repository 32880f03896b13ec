import { createStarter } from './create-starter.ts';

const starter = createStarter('es', { greeting: 'Hola, {first name}:', closing: 'Un saludo cordial,\n{me}' });

/** As in starter-replies.ts, in the same order. */
export const starterRepliesInSpanish = [
  starter(
    'message',
    null,
    'Recibimos sus documentos',
    'Gracias por enviarnos sus documentos. Llegaron bien, y los agregamos a su expediente con la referencia {reference}.',
    'Ya los estamos leyendo. Si falta algo, le diremos exactamente qué es. Mientras tanto, no tiene que hacer nada.',
  ),
  starter(
    'claim',
    null,
    'Necesitamos una foto',
    'Gracias por su mensaje. Para continuar, necesitamos una cosa más de usted: una foto de [lo que debe mostrar la foto].',
    'Basta una foto tomada con el teléfono, si se ve todo y las letras se pueden leer. Responda a este correo y adjúntela. Su referencia es {reference}.',
    'Si le resulta difícil tomar una foto, llámenos al {phone} y buscaremos otra manera.',
  ),
  starter(
    'message',
    null,
    'Llámenos sobre su cotización',
    'Gracias por pedirnos una cotización. Algunos detalles cambian el precio, y lo más rápido es repasarlos por teléfono. Toma unos diez minutos.',
    'Llámenos al {phone} y dé su referencia, {reference}. Nuestro horario es: {opening hours}.',
    'Si prefiere que le llamemos, responda con su número y una hora que le convenga.',
  ),
  starter(
    'claim',
    null,
    'Su reclamación está con un ajustador',
    'Su reclamación ya está con un ajustador, la persona que revisa el daño y calcula lo que paga su póliza. Se llama [nombre del ajustador], y se comunicará con usted a más tardar el [día].',
    'Hasta entonces, guarde lo dañado si es seguro hacerlo, tome fotos y conserve los recibos de lo que tenga que pagar de inmediato.',
    'Si algo cambia o no puede esperar, llámenos al {phone}. Su referencia es {reference}.',
  ),
  starter(
    'message',
    null,
    'Gracias, lo cerramos',
    'Gracias por avisarnos. Me alegra que esté resuelto, así que cierro el asunto {reference}.',
    'Si resulta que algo sigue pendiente, responda a este correo. No tendrá que empezar de nuevo.',
  ),
  starter(
    'message',
    null,
    'Otro departamento',
    'Gracias por su mensaje. Llegó a un equipo que no puede responderlo, y ya lo pasé a [equipo], que sí puede. No necesita enviarlo otra vez.',
    'Le escribirán a esta dirección. Si quiere preguntar cómo va, llame al {phone} y dé su referencia, {reference}.',
  ),
  starter(
    'application',
    'invited',
    'Invitación a una entrevista',
    'Gracias por solicitar el puesto de {job}. Nos gustó leer su solicitud, y queremos hablar con usted en persona.',
    '¿Le conviene el [día y hora]? Sería en nuestra oficina de {office}, {address}, y hablaríamos unos [número de minutos] minutos. No necesita traer nada.',
    'Si le conviene más otra hora, si prefiere hablar por teléfono o si necesita algo que le facilite la visita, responda a este correo o llame al {phone}.',
  ),
  starter(
    'application',
    'declined',
    'Elegimos a otra persona',
    'Gracias por solicitar el puesto de {job}, y por el tiempo que le dedicó. Decidimos seguir con otras personas.',
    'No fue una decisión fácil. Si le interesa otra de nuestras vacantes, nos dará gusto volver a leerle.',
    'Le deseamos lo mejor en su búsqueda.',
  ),
  starter(
    'application',
    'withdrawn',
    'Su solicitud está retirada',
    'Gracias por avisarnos. Retiramos su solicitud para el puesto de {job}, y no volveremos a escribirle sobre ella.',
    'Si sus planes cambian, puede volver a solicitar cuando quiera. Le deseamos lo mejor.',
  ),
  starter(
    'application',
    'hired',
    'Le damos la bienvenida',
    '¡Felicitaciones! Nos alegra mucho que empiece con nosotros en el puesto de {job}.',
    'Su primer día es el [día]. Venga a nuestra oficina de {office}, {address}, a las [hora]. En los próximos días le enviaremos lo que hay que leer y firmar.',
    'Si tiene alguna pregunta antes de ese día, responda a este correo o llámeme al {phone}.',
  ),
  starter(
    'verification',
    'checked',
    'Su identidad está comprobada',
    'Gracias por enviarnos su información. La revisamos, y todo está en orden. No tiene que hacer nada más.',
    'Su referencia es {reference}. Si tiene alguna pregunta sobre esto, llámenos al {phone}.',
  ),
  starter(
    'verification',
    'not_checked',
    'No pudimos comprobar su identidad',
    'Gracias por enviarnos su información. No pudimos terminar de revisarla, porque [motivo].',
    'Llámenos al {phone} y dé su referencia, {reference}, para resolverlo juntos. También puede venir a nuestra oficina de {office}, {address}. Nuestro horario es: {opening hours}.',
    'Por su seguridad, no envíe documentos de identidad ni su número de Seguro Social por correo electrónico.',
  ),
];
