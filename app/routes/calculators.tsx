import openCalculator from '#app/browser/open-calculator.ts?inline-script';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { InlineScript } from '#app/components/inline-script.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { CalculatorCards } from '#app/sections/calculator-cards.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { calculators, intro } from '#content/calculators.ts';

export const meta = () => pageMeta(intro.path);

export default function CalculatorsPage() {
  return (
    <>
      <PageBanner
        trail={[]}
        title={intro.title}
        text={intro.text.join(' ')}
        {...pictureOfPage('calculators')}
        isPictureSmall
      />
      <CalculatorCards calculators={calculators} open={intro.open} />
      <InlineScript code={openCalculator} />
    </>
  );
}
