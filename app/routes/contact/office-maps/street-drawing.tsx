import type { OfficeMap, Street } from '#app/catalog/maps.ts';
import { maps } from '#content/contact.ts';
import { language } from '#content/language.ts';
import { listInWords } from '#content/phrases/numbers.ts';

const namesOf = ({ streets }: OfficeMap) => [
  ...new Set(streets.filter(({ label }) => label).map(({ name }) => name)),
];

const toPoints = (line: Street['line']) => line.map((point) => point.join(',')).join(' ');

/**
 * Our own drawing of the neighborhood: it sends no request to a third party. Its alternative text is written for English. Other
 * languages list the streets.
 */
export function StreetDrawing({ map }: { map: OfficeMap }) {
  return (
    <svg
      role="img"
      aria-label={language.code === 'en' ? map.words : maps.drawing(listInWords(namesOf(map)))}
      viewBox="0 0 400 300"
      className="street-drawing"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="400" height="300" className="land" />
      {map.water.map(({ name, outline, label }) => (
        <g key={toPoints(outline)}>
          <polygon points={toPoints(outline)} className="water" />
          {label && (
            <text x={label[0]} y={label[1]} className="label water-label">
              {name}
            </text>
          )}
        </g>
      ))}
      {map.parks.map(({ name, outline, label }) => (
        <g key={toPoints(outline)}>
          <polygon points={toPoints(outline)} className="park" />
          {label && (
            <text x={label[0]} y={label[1]} textAnchor="middle" className="label">
              {name}
            </text>
          )}
        </g>
      ))}
      {map.streets.map(({ line, wide }) => (
        <polyline key={toPoints(line)} points={toPoints(line)} className={wide ? 'street wide' : 'street'} />
      ))}
      {map.streets.map(({ name, label }) =>
        label ? (
          <text
            key={name}
            transform={`translate(${label.at.join(' ')}) rotate(${label.turn})`}
            className="label"
          >
            {name}
          </text>
        ) : null,
      )}
      <g transform={`translate(${map.office.join(' ')})`}>
        <circle r="26" className="glow" />
        <path d="M0 4c-9-12-14-17-14-25a14 14 0 1 1 28 0c0 8-5 13-14 25z" className="pin" />
        <circle cy="-21" r="5.5" className="lamp" />
      </g>
    </svg>
  );
}
