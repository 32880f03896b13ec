import fc from 'fast-check';

/** Any code point except lone surrogates. Same as fast-check's `binary`, which takes two seconds to set up. */
const unit = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

export function anyText(lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ unit, ...lengths });
}

/** Text that may have half of a surrogate pair. */
export const brokenText = fc.string({
  unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((unit) => String.fromCharCode(unit)),
  minLength: 1,
});
