import { CheckList } from '#app/ui/check-list.tsx';
import { Section } from '#app/ui/section.tsx';
import type { CoverageOption } from '#company/shape/types.ts';

type Props = {
  title: string;
  text: string;
  options: readonly CoverageOption[];
  savings: { title: string; items: readonly string[] };
  payment: { title: string; text: string };
};

/** What each option costs depends on, what can lower it, and how it is paid. */
export function Price({ title, text, options, savings, payment }: Props) {
  return (
    <Section id="price" title={title} text={text} band="joined" layout="besideTable">
      <div>
        <dl>
          {options.map(({ name, price }) => (
            <div key={name} className="gap-x-8 border-t border-line py-3 sm:grid sm:grid-cols-[1fr_1.8fr]">
              <dt className="font-bold">{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {savings.items.length > 0 && (
            <div>
              <h3 className="text-title">{savings.title}</h3>
              <CheckList items={savings.items} />
            </div>
          )}
          <section aria-labelledby="payment">
            <h3 id="payment" className="text-title">
              {payment.title}
            </h3>
            <p className="mt-6">{payment.text}</p>
          </section>
        </div>
      </div>
    </Section>
  );
}
