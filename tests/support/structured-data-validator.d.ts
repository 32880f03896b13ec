declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** 'schemaOrg' for a property that the vocabulary does not give to the type. */
    errorType?: string;
    path: unknown;
  };
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', object> & { errors: [] };
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(data: Extracted): Promise<Issue[]>;
  }
}
