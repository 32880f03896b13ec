import { ButtonLink } from '#app/ui/button.tsx';
import { resources } from '#content/claims.ts';

const { text, button, items } = resources.documents;

export function Documents() {
  return (
    <>
      <p className="max-w-2xl text-muted">{text}</p>
      <ul className="mt-6 border-t border-line">
        {items.map(({ name, type, file, description }) => (
          <li
            key={file}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-line py-5"
          >
            <div className="max-w-xl">
              <h4 className="font-display text-title font-bold">{name}</h4>
              <p className="text-muted">{description}</p>
            </div>
            <ButtonLink href={file} look="secondary" download>
              {button}
              <span className="sr-only">
                : {name}, {type}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
