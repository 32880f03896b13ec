/** First names from many places, and invented last names. */
export const firstNames = `
  Amara Beatriz Caleb Dilnoza Elias Farah Gideon Hana Imani Jae-won Keoni Lucía Malik Nadia Olu Priya
  Quentin Rosalind Søren Tamsin Umberto Valentina Wanda Ximena Yusuf Zoë Anjali Bogdan Chidi Delphine
  Eitan Fiona Guadalupe Hiroshi Ingrid Jamal Kamala Leopold Mei Nikolai Oona Pádraig Rashida Sunita
  Teodoro Uma Viktor Winona Yael Zainab Abel Bronwyn Camille Dashiell Esperanza Florian Grace Hakim Isolde
  Jun
`
  .trim()
  .split(/\s+/);

export const lastNames = `
  Abernook Adeyinko Balmorhee Belcastro-Finn Brightwater Castelvano Chowdrin Coppersmythe Dalgaardsen
  Dovrenquist Eastlantern Eskildane Farrowgate Fernwhistle Galindez-Poe Gullickmoor Hallowbrook
  Harukawa-Lane Ibekwon Inglebright Jarnvik Jessamyne Kanekoa-Reed Kettleburn Kowalevane Larkmead
  Lindqvane Maravilla-Stone Mbekani Mossgrove Nakatomiya Nightingale-Roe Obafemiwa Oxenbridge Palmerosa
  Peñaflorida Quillfeather Quispewell Rahmanzade Rookwater Sandovar Silverthistle Tamarindo Thistlewood
  Tranquist Umberfield Ustinovane Valdermoor Venkatarran Wexcombe Windermarsh Xanthopoulas Yarrowby
  Yoonseki Zabriskov Zellerbaum-Ito
`
  .trim()
  .split(/\s+/);
