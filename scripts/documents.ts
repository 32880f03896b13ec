// `npm run documents` starts here.
import '../documents/main.ts';
