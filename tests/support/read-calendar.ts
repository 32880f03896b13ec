type Property = { name: string; parameters: Record<string, string>; value: string };

const parameter = /;([A-Z-]+)=(?:"([^"\p{Cc}]*)"|([^";:,\p{Cc}]*))/uy;
const textProperties = ['UID', 'SUMMARY', 'DESCRIPTION', 'LOCATION'];

/** Reads an iCalendar file as strictly as RFC 5545 is written. Throws at the first line that is not as it says. */
export function readCalendar(file: string): Property[] {
  demand(file.endsWith('\r\n'), 'The last line has no end');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    demand(!/[\r\n]/.test(line), 'A line break that is not CRLF');
    demand(Buffer.byteLength(line) <= 75, 'A line is longer than 75 octets');
    demand(line.isWellFormed() && line.trim() !== '', 'A line is empty or broken');
  }
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const properties = unfolded.map(readLine);
  const marks = properties.filter(({ name }) => name === 'BEGIN' || name === 'END');
  demand(
    marks.map(({ name, value }) => `${name}:${value}`).join() ===
      'BEGIN:VCALENDAR,BEGIN:VEVENT,END:VEVENT,END:VCALENDAR',
    'The parts are not one event in one calendar',
  );
  return properties;
}

function readLine(line: string): Property {
  const [name = ''] = /^[A-Z-]+/.exec(line) ?? [];
  demand(name !== '', 'A line has no name');
  const parameters: Record<string, string> = {};
  parameter.lastIndex = name.length;
  let end = name.length;
  for (let found = parameter.exec(line); found; found = parameter.exec(line)) {
    const [, key = '', quoted, plain] = found;
    demand(!(key in parameters), 'A parameter stands twice');
    parameters[key] = quoted ?? plain ?? '';
    end = parameter.lastIndex;
  }
  demand(line[end] === ':', 'A parameter cannot be read');
  const value = line.slice(end + 1);
  demand(!/\p{Cc}/u.test(value), 'A value has a control character');
  return { name, parameters, value: textProperties.includes(name) ? unescapeText(value) : value };
}

function unescapeText(value: string): string {
  demand(/^(?:[^\\;,]|\\[\\;,nN])*$/su.test(value), 'A text is not escaped');
  return value.replace(/\\(.)/gsu, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}

function demand(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(`${problem}.`);
}
