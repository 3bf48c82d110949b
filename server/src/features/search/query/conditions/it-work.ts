import type { Occupation } from '../../occupations/index.ts';

/** Splits a list of keys. */
export const listKeys = (keys: string): Occupation[] => keys.trim().split(/\s+/);

/** All work with software that is no work with data, hardware or users. */
export const softwareWork = listKeys(`
  software-developer java-developer python-developer php-developer wordpress-developer shopify-developer javascript-developer
  rust-developer scala-developer game-developer blockchain-developer embedded-software-engineer salesforce-developer
  crm-developer pega-developer power-platform-developer mulesoft-developer low-code-developer odoo-developer
  servicenow-developer sap-abap-consultant mainframe-developer test-engineer automation-test-engineer devops-engineer
  site-reliability-engineer cloud-engineer solution-architect technical-lead engineering-manager sql-developer rpa-developer
  software-intern data-engineer big-data-engineer machine-learning-engineer ai-engineer generative-ai-engineer
`);

/** All work of information technology: with software, with data, and with the computers of others. */
export const itWork = [
  ...softwareWork,
  ...listKeys(`
    full-stack-developer backend-developer frontend-developer web-developer dotnet-developer react-developer angular-developer
    node-js-developer mobile-app-developer android-developer ios-developer salesforce-administrator cloud-architect scrum-master
    it-project-manager it-manager it-executive it-service-manager database-administrator system-administrator network-engineer
    network-security-engineer cyber-security-analyst desktop-support-engineer technical-support-engineer data-scientist
    data-analyst azure-data-engineer aws-data-engineer gcp-data-engineer snowflake-developer etl-developer data-architect
    business-intelligence-analyst bi-developer data-science-manager sap-consultant
  `),
];
