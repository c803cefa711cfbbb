/** UK postcodes, GIR 0AA included, upper case with or without its space. Source: BS 7666, Appendix C. */
export const postcodePattern =
  /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})$/;
