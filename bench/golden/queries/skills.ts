import { any, kindOf, skill, stated, work } from '../graders.ts';
import { works } from '../works.ts';

export const skills = kindOf('skills', {
  'tally accountant': [works.accountant, any(skill(/tally/), stated(/account/))],
  'power bi': skill(/power ?-?bi/),
  'react js': skill(/react/),
  tensorflow: skill(/tensor ?flow/),
  autocad: skill(/auto ?cad/),
  'spring boot': skill(/spring ?boot/),
  'advanced excel': skill(/excel/),
  'java spring developer': [works.softwareEngineer, skill(/\bjava\b/), skill(/spring/)],
  'python django': [skill(/python|django/), skill(/django/)],
  kubernetes: skill(/kubernetes|\bk8s\b/),
  'aws data engineer': [works.dataEngineer, skill(/\baws\b|amazon web/)],
  'sap fico': [skill(/\bsap\b/), skill(/\bfi ?-?\/? ?co\b|\bfico\b/)],
  'tableau developer': skill(/tableau/),
  selenium: skill(/selenium/),
  'flutter developer': [skill(/flutter/), work({ is: /flutter|mobile|app|develop|engineer|program/ })],
  'machine learning with python': [skill(/machine learning|\bml\b/), skill(/python/)],
  docker: skill(/docker/),
});
